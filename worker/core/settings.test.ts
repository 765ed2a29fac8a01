import { expect, it } from 'vitest'
import { settings } from './settings.ts'

const whole = {
  ORIGIN: 'https://platewise.example',
  SECRET: 'x'.repeat(32),
  MAIL_FROM: 'hello@platewise.example',
}

it('are taken when they are whole', () => {
  expect(settings({ ...whole, ADMIN_EMAILS: ' A@b.example, ,c@münchen.example' })).toMatchObject({
    origin: 'https://platewise.example',
    adminEmails: ['a@b.example', 'c@xn--mnchen-3ya.example'],
  })
})

it.each([
  ['ORIGIN', undefined, /ORIGIN is missing/],
  ['ORIGIN', 'https://platewise.example/', /ORIGIN must be an origin/],
  ['SECRET', undefined, /SECRET is missing/],
  ['SECRET', 'short', /SECRET is too short/],
  ['MAIL_FROM', undefined, /MAIL_FROM is missing/],
  ['MAIL_FROM', 'Platewise <hello@platewise.example>', /MAIL_FROM must be one plain address/],
])('stop the start with a sentence that names %s when it is %j', (name, value, sentence) => {
  expect(() => settings({ ...whole, [name]: value })).toThrow(sentence)
})

it('tell everything that is missing at once', () => {
  expect(() => settings({})).toThrow(/ORIGIN[\s\S]*SECRET[\s\S]*MAIL_FROM/)
})

it('know where desks live, from a list', () => {
  expect(settings({ ...whole }).deskRegion).toBeNull()
  expect(settings({ ...whole, DESK_REGION: 'enam' }).deskRegion).toBe('enam')
  expect(() => settings({ ...whole, DESK_REGION: 'Frankfurt' })).toThrow(/DESK_REGION must be one of wnam/)
  expect(settings({ ...whole }).jurisdiction).toBeNull()
  expect(settings({ ...whole, JURISDICTION: 'eu' }).jurisdiction).toBe('eu')
  expect(() => settings({ ...whole, JURISDICTION: 'EU' })).toThrow(/JURISDICTION must be one of eu/)
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_100: 'price_a',
}

it('have no payments without an account at the provider, and only the plans that have a price with one', () => {
  expect(settings({ ...whole }).payments).toBeNull()
  expect(settings({ ...whole, ...stripe }).payments).toMatchObject({
    prices: { '100': 'price_a' },
    api: null,
    live: false,
    on: true,
  })
  expect(settings({ ...whole, ...stripe, CARD_PAYMENTS: 'off' }).payments?.on).toBe(false)
})

it('refuse half an account', () => {
  expect(() => settings({ ...whole, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/belong together/)
  expect(() => settings({ ...whole, ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(/STRIPE_SECRET_KEY/)
})

it('offer no pseudo-language until they are told to', () => {
  expect(settings({ ...whole }).pseudoLanguage).toBe(false)
  expect(settings({ ...whole, PSEUDO_LANGUAGE: 'on' }).pseudoLanguage).toBe(true)
  expect(() => settings({ ...whole, PSEUDO_LANGUAGE: 'yes' })).toThrow(/PSEUDO_LANGUAGE/)
})

it('take no covers until they are told to', () => {
  expect(settings({ ...whole }).covers).toBe(false)
  expect(settings({ ...whole, COVER_IMAGES: 'on' }).covers).toBe(true)
  expect(() => settings({ ...whole, COVER_IMAGES: 'yes' })).toThrow(/COVER_IMAGES/)
})
