import { type GivenNeeds, type Guest, nothing } from '../form/rules/consent.ts'

/** A person's needs and note as they are, agreed to be passed on. */
export function passOn({ needs, allergies }: GivenNeeds): Partial<Guest> {
  return { passed: { needs, allergies, consent: true } }
}

/** A person without needs and note, and without having agreed to anything. */
export const takeAllBack: Partial<Guest> = { needs: undefined, allergies: '', passed: nothing }

/** A person without what was not passed on. */
export function takeBack({ passed = nothing }: Guest): Partial<Guest> {
  const { needs, allergies } = passed
  return { needs, allergies }
}
