import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import { plannersCorrection } from '#party/shape/submission'
import { inEnglish } from '../complaint-in-english.ts'
import { type Answer, nameMissing } from './answer.ts'

const checked = standardSchemaResolver(plannersCorrection) as Resolver<Answer>

/** The contract's rules in English, with missing names told in the planner's words. */
export const checkedAnswer: Resolver<Answer> = async (values, context, options) => {
  const result = await checked(values, context, options)
  const word = (error: { message?: string } | undefined, own?: string) => {
    if (error?.message) error.message = own ?? inEnglish(error.message)
  }
  word(result.errors.email)
  for (const [index, { name }] of values.party.entries()) {
    word(result.errors.party?.[index]?.name, nameMissing(name, index))
    word(result.errors.party?.[index]?.allergies)
  }
  return result
}
