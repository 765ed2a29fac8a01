import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import { plannersCorrection } from '#party/shape/submission'
import { type Answer, nameMissing } from './answer.ts'

const checked = standardSchemaResolver(plannersCorrection) as Resolver<Answer>

/** The contract's rules, with missing names told in the planner's words. */
export const checkedAnswer: Resolver<Answer> = async (values, context, options) => {
  const result = await checked(values, context, options)
  for (const [index, { name }] of values.party.entries()) {
    const missing = nameMissing(name, index)
    const told = result.errors.party?.[index]?.name
    if (missing && told) told.message = missing
  }
  return result
}
