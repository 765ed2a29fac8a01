import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import { plannersCorrection } from '#party/shape/submission'
import { inEnglish } from '../error-in-english.ts'
import { nameMissing, type ResponseValues, withoutEmptyRows } from './values.ts'

const checked = standardSchemaResolver(plannersCorrection) as Resolver<ResponseValues>

/** The contract's rules in English, with missing names told in the planner's words. */
export const responseResolver: Resolver<ResponseValues> = async (values, context, options) => {
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

/** The same for an invitation: a row that is left empty is a place nobody uses. */
export const invitationResolver: Resolver<ResponseValues> = async (values, context, options) => {
  const party = withoutEmptyRows(values.party)
  const { values: checked, errors } = await responseResolver({ ...values, party }, context, options)
  const found = errors.party
  if (!Array.isArray(found))
    return { values: checked, errors } as Awaited<ReturnType<typeof responseResolver>>
  // Errors stand at the rows as they are on the page.
  const inRows = values.party.map((person) => found[party.indexOf(person)])
  return { values: {}, errors: { ...errors, party: inRows } } as Awaited<ReturnType<typeof responseResolver>>
}
