import * as z from 'zod/mini'
import {
  ages,
  builtInNeeds,
  type Diet,
  hows,
  isDiet,
  mergeNeeds,
  type Need,
  type OwnWhat,
  ownNeedsMax,
  wishes,
} from '../rules/needs.ts'

/** The id of a planner's own need. The caller checks that the event has it. */
export const ownWhat = z.custom<OwnWhat>(
  (value) => typeof value === 'string' && /^own:[A-Za-z0-9_-]{1,64}$/.test(value),
)

const anyNeed = z.union([z.enum(builtInNeeds), ownWhat])

type Known = Exclude<(typeof builtInNeeds)[number], Diet>

/** All needs except diets: anything a dish may contain. */
export const ingredient = z.union([
  z.enum(builtInNeeds.filter((what): what is Known => !isDiet(what))),
  ownWhat,
])

// A diet has no severity. Every other need has one of three.
const needInput = z
  .object({ what: anyNeed, how: z.optional(z.enum(hows)) })
  .check(z.refine(({ what, how }) => isDiet(what) === (how === undefined)))

/** Limit of a list; a form cannot tick that many. */
const needsMax = builtInNeeds.length + ownNeedsMax

function needListBy(by: Need['by']) {
  return z.pipe(
    z.array(needInput).check(z.maxLength(needsMax)),
    z.transform((needs) =>
      mergeNeeds(needs.map(({ what, how }): Need => ({ what, ...(how && { how }), by }))),
    ),
  )
}

/**
 * Needs from a guest: `[{what, how}]`, with `how` on everything except diets and at most one entry per need. Returns
 * the needs as stored, each once. The caller omits an empty list from the person: new keys are absent when empty.
 */
export const guestNeeds = needListBy('guest')

/** The same, entered by the planner. */
export const plannerNeeds = needListBy('planner')

export const age = z.enum(ages)

/** A person's wishes about chosen dishes, by the dish's id: at most 100, as many as their choices. */
export const wishMap = z.pipe(
  // z.record drops this key silently. Input that would not be stored must be refused.
  z.unknown().check(z.refine((sent) => !Object.hasOwn(Object(sent), '__proto__'))),
  z
    .record(z.string().check(z.maxLength(64)), z.enum(wishes))
    .check(z.refine((map) => Object.keys(map).length <= 100)),
)

/** The needs that each wish "as it is" covers, by the dish's id. Needs that the person does not have are dropped. */
export const wishNeedsMap = z
  .record(
    z.string().check(z.maxLength(64)),
    z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
  )
  .check(z.refine((map) => Object.keys(map).length <= 100))
