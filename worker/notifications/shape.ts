import * as z from 'zod/mini'

/** Letters to planners that they can switch off: an event is full, has closed, or changed after its final sheet. */
export const letterKinds = ['full', 'closed', 'sheet'] as const
export type LetterKind = (typeof letterKinds)[number]

/** Body of switching a kind of letter off, or on again. */
export const letterSwitch = z.object({ kind: z.enum(letterKinds), on: z.boolean() })
export type LetterSwitch = z.infer<typeof letterSwitch>

/** Kinds of mail a planner has switched off. */
export type LetterSwitches = { off: LetterKind[] }
