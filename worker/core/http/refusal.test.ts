import { expect, it } from 'vitest'
import { english, languages } from '#languages/languages'
import { type Reason, refusals } from '../refusals.ts'
import { notFound, Refusal, wordsOf } from './refusal.ts'

const said = (refusal: Refusal) => wordsOf(refusal, english)

it('has the status and the code of its reason', () => {
  const { status, code, reason } = new Refusal('too_many', { retryAfter: 60 })
  expect({ status, code, reason }).toEqual({ status: 429, code: 'too_many', reason: 'too_many' })
  expect(notFound('item_not_found')).toMatchObject({ status: 404, code: 'not_found' })
})

it('says the sentence of its reason, with the figures of the moment', () => {
  expect(said(notFound())).toEqual({ message: 'Not found.' })
  expect(said(new Refusal('category_limit', { params: { limit: 3 } }))).toEqual({
    message: 'You have reached the maximum limit of 3 categories per event.',
  })
  // @ts-expect-error a reason with figures is not given without them
  expect(() => said(new Refusal('category_limit'))).toThrow()
  // @ts-expect-error figures of another reason
  expect(() => new Refusal('category_limit', { params: { guestLimit: 3 } })).not.toThrow()
  // @ts-expect-error figures of a reason that has none
  expect(() => new Refusal('not_found', { params: { limit: 3 } })).not.toThrow()
})

it('says it in the language it is asked for', () => {
  const pseudo = languages['en-XA']()
  expect(wordsOf(notFound(), pseudo).message).toMatch(/^⟦Ñöţ/)
  expect(wordsOf(new Refusal('too_many', { retryAfter: 1 }), pseudo).message).toMatch(/^⟦.*⟧ ⟦.* 1 .*⟧$/)
})

it('says how long it takes until a refusal has passed', () => {
  const after = (retryAfter: number) => said(new Refusal('too_many', { retryAfter })).message
  expect(after(1)).toBe('Too many attempts. Please try again in 1 second.')
  expect(after(59)).toBe('Too many attempts. Please try again in 59 seconds.')
  expect(after(60)).toBe('Too many attempts. Please try again in 1 minute.')
  expect(after(899)).toBe('Too many attempts. Please try again in 15 minutes.')
  expect(after(24 * 3600)).toBe('Too many attempts. Please try again in 24 hours.')
  const retried = new Refusal('checkout_failed', { retryAfter: 5 })
  expect(said(retried).message).toBe('Failed to create checkout session')
})

it('says at a field what is wrong there', () => {
  const message = 'Password is required'
  const own = new Refusal('password_required', { field: 'password' })
  expect(said(own)).toEqual({ message, fields: { password: message } })
  const fields = { name: 'A name, please', email: 'An address, please' }
  expect(said(new Refusal('invalid', { fields }))).toEqual({ message: 'A name, please', fields })
})

it('words what is wrong with a field by its facts', () => {
  const choice = { code: 'choice_required', params: { guest: 'Ana', course: 'Main' } } as const
  const refused = new Refusal('required', { fields: { email: { code: 'email_invalid' }, choice } })
  const { message, fields } = said(refused)
  expect(message).toBe('Please enter a valid email address')
  expect(fields).toEqual({ email: message, choice: expect.stringMatching(/Ana.*main/i) })
  const pseudo = wordsOf(refused, languages['en-XA']()).fields
  expect(pseudo).toEqual({ email: expect.stringMatching(/^⟦/), choice: expect.stringMatching(/^⟦.*Ana.*⟧$/) })
})

it('has a sentence for every reason', () => {
  expect(Object.keys(english.refusals).toSorted()).toEqual(Object.keys(refusals).toSorted())
  const figures = {
    limit: 1,
    places: 4,
    count: 5,
    left: 6,
    parties: 30,
    guest: 'Ana',
    guests: 3,
    guestLimit: 30,
    otherGuests: 2,
    registeredGuests: 2,
    sheet: 4,
  }
  for (const reason of Object.keys(refusals) as Reason[]) {
    const sentence = english.refusals[reason]
    const text = typeof sentence === 'function' ? sentence(figures) : sentence
    expect(text).toMatch(/^[A-Z\d].*[^ ]$/)
    expect(text).not.toMatch(/undefined|NaN/)
  }
})
