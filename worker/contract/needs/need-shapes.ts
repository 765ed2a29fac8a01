import * as z from 'zod/mini'
import { needNameRequired, needNameTooLong } from '#words/needs'
import { line } from '../shapes.ts'
import {
  ages,
  type Diet,
  hows,
  isDiet,
  mergeNeeds,
  type Need,
  type OwnWhat,
  ownNeedNameMax,
  ownNeedsMax,
  vocabulary,
  wishes,
} from './needs.ts'

/** The id of a planner's own need. Whether an event has it is for the caller to see. */
export const ownWhat = z.custom<OwnWhat>(
  (value) => typeof value === 'string' && /^own:[A-Za-z0-9_-]{1,64}$/.test(value),
)

const anyNeed = z.union([z.enum(vocabulary), ownWhat])

type Known = Exclude<(typeof vocabulary)[number], Diet>

/** Anything a dish may hold: every need but the diets. */
export const ingredient = z.union([
  z.enum(vocabulary.filter((what): what is Known => !isDiet(what))),
  ownWhat,
])

// A diet takes no word for how serious it is; everything else takes one of three.
const given = z
  .object({ what: anyNeed, how: z.optional(z.enum(hows)) })
  .check(z.refine(({ what, how }) => isDiet(what) === (how === undefined)))

/** More needs than there are to tick. */
const needsMax = vocabulary.length + ownNeedsMax

function listBy(by: Need['by']) {
  return z.pipe(
    z.array(given).check(z.maxLength(needsMax)),
    z.transform((needs) =>
      mergeNeeds(needs.map(({ what, how }): Need => ({ what, ...(how && { how }), by }))),
    ),
  )
}

/**
 * What a guest sends: `[{what, how}]`, `how` with everything but diets, at most one for each need there is. Out comes
 * what is stored, each need once. The caller leaves an empty list out of the person: new keys are absent when empty.
 */
export const guestNeeds = listBy('guest')

/** The same, written down by the planner. */
export const plannerNeeds = listBy('planner')

export const age = z.enum(ages)

/** What a guest wishes of chosen dishes, by the dish's id: at most 100, as many as a party's choices. */
export const wishMap = z.pipe(
  // A record leaves this one key out without a word; what is not stored must not be taken.
  z.unknown().check(z.refine((sent) => !Object.hasOwn(Object(sent), '__proto__'))),
  z
    .record(z.string().check(z.maxLength(64)), z.enum(wishes))
    .check(z.refine((map) => Object.keys(map).length <= 100)),
)

/** The name of a planner's own need: one line of at most 40 code points. */
export const ownNeedInput = z.object({ name: line(needNameRequired, ownNeedNameMax, needNameTooLong) })
