import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { signIn } from '../account/shape/account.ts'
import { newPasswordForm, passwordStrength, signUp, signUpForm } from '../account/shape/new-password.ts'
import { eventInput } from '../events/shape/event.ts'
import { categoryInput, itemInput } from '../menu/shape/menu.ts'
import { plans, plansAbove } from '../purchases/rules/plans.ts'

function error(schema: z.ZodMiniType, value: unknown, field: string): string | undefined {
  const result = schema.safeParse(value)
  return result.success ? undefined : result.error.issues.find((issue) => issue.path[0] === field)?.message
}

const event = { title: 'Supper', description: '', eventDate: '2026-12-01', timeZone: 'Europe/Berlin' }

describe('the event form', () => {
  it.each([
    ['', 'Event title is required'],
    ['   ', 'Event title is required'],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Title must be less than 100 characters'],
    ['Sam & Alex’s Wedding', undefined],
    ["Sam & Alex's Wedding (2026)!", undefined],
    ['Déjeuner à Genève, été', undefined],
    ['結婚式 2026', undefined],
    ['हिन्दी विवाह', undefined],
    ['¡Feliz cumpleaños, abuela!', undefined],
    ['حفل الزفاف، ٢٠٢٦', undefined],
    ['新年会（東京）・二〇二六', undefined],
    ['evil．com', 'Title contains invalid characters'],
    ['„Sommerfest“', 'Title contains invalid characters'],
    ['<script>', 'Title contains invalid characters'],
    ['50% off', 'Title contains invalid characters'],
    [`\${evil}`, 'Title contains invalid characters'],
  ])('with the title %j says %s', (title, sentence) => {
    expect(error(eventInput, { ...event, title }, 'title')).toBe(sentence)
  })

  it.each([
    [undefined, undefined],
    [null, undefined],
    ['é'.repeat(500), undefined],
    ['é'.repeat(501), 'Description must be less than 500 characters'],
  ])('counts a description by code points', (description, sentence) => {
    expect(error(eventInput, { ...event, description }, 'description')).toBe(sentence)
  })

  it.each([
    ['', 'Submission deadline is required'],
    [undefined, 'Submission deadline is required'],
    ['2026-02-30', 'Submission deadline is required'],
    ['2026-12-01', undefined],
  ])('with the deadline %j says %s', (eventDate, sentence) => {
    expect(error(eventInput, { ...event, eventDate }, 'eventDate')).toBe(sentence)
  })

  it('wants a time zone that exists', () => {
    expect(error(eventInput, { ...event, timeZone: 'Middle/Earth' }, 'timeZone')).toBe(
      'Please choose a time zone from the list',
    )
  })
})

describe('the category form', () => {
  it.each([
    ['', 'Category name is required'],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), 'Name must be less than 50 characters'],
    ['Entrées & more', undefined],
    ['Chef’s choice', undefined],
    ['前菜・スープ', undefined],
    ['«Postres»', 'Category name contains invalid characters'],
    ['Fish/Meat', 'Category name contains invalid characters'],
  ])('with the name %j says %s', (name, sentence) => {
    expect(error(categoryInput, { name }, 'name')).toBe(sentence)
  })
})

describe('the item form', () => {
  it.each([
    ['', 'Item name is required'],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Name must be less than 100 characters'],
    ['Crème brûlée', undefined],
    ['Steak "well/done" & chips, 12-oz_(rare)', undefined],
    ['鶏の照り焼き（ご飯、味噌汁付き）', undefined],
    ['«Bœuf bourguignon» – façon grand-mère', undefined],
    ['أرز، دجاج؟', undefined],
    ['Soup; salad', 'Item name contains invalid characters'],
  ])('with the name %j says %s', (name, sentence) => {
    expect(error(itemInput, { name, description: '' }, 'name')).toBe(sentence)
  })
})

describe('passwords', () => {
  it.each([
    ['', 'Password is required'],
    ['abc12', 'Password must be at least 6 characters'],
    ['abcdef', undefined],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
  ])('at sign-in %j says %s', (password, sentence) => {
    expect(error(signIn, { email: 'a@b.example', password }, 'password')).toBe(sentence)
  })

  it.each([
    ['abcdef1', 'Password must contain at least one uppercase letter'],
    ['ABCDEF1', 'Password must contain at least one lowercase letter'],
    ['Abcdef', 'Password must contain at least one number'],
    ['Abcde1', undefined],
    ['Äöüßé1', undefined],
  ])('at sign-up %j says %s', (password, sentence) => {
    expect(error(signUp, { name: 'A', email: 'a@b.example', password }, 'password')).toBe(sentence)
  })

  it.each([
    ['', 'weak'],
    ['a', 'weak'],
    ['aB', 'fair'],
    ['aB1', 'good'],
    ['aB1xyz', 'strong'],
    ['Password1', 'weak'],
    ['Welcome2024!', 'weak'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('are taken exactly as typed', () => {
    expect(signIn.parse({ email: ' A@B.example ', password: ' Pass word1 ' })).toEqual({
      email: 'a@b.example',
      password: ' Pass word1 ',
    })
  })

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
  ])('with the address %j the form says %s', (email, sentence) => {
    expect(error(signIn, { email, password: 'abcdef' }, 'email')).toBe(sentence)
  })
})

describe('plans', () => {
  it('cost what the price list says, once', () => {
    expect(plans.map(({ guestLimit, price, mode }) => [guestLimit, price, mode])).toEqual([
      [100, 10, 'payment'],
      [500, 20, 'payment'],
      [1000, 30, 'payment'],
      [2000, 50, 'payment'],
    ])
  })

  it('are offered only above the present limit', () => {
    expect(plansAbove(30).map(({ id }) => id)).toEqual(['100', '500', '1000', '2000'])
    expect(plansAbove(500).map(({ id }) => id)).toEqual(['1000', '2000'])
    expect(plansAbove(2000)).toEqual([])
  })
})

describe('a password typed twice', () => {
  const typed = (password: string, confirmPassword: string) => [
    error(signUpForm, { name: 'A', email: 'a@b.example', password, confirmPassword }, 'confirmPassword'),
    error(newPasswordForm, { newPassword: password, confirmPassword }, 'confirmPassword'),
  ]

  it.each([
    ['Longer7x', '', 'Please confirm your password'],
    ['Longer7x', 'Longer8x', "Passwords don't match"],
    ['longer', 'Longer8x', "Passwords don't match"],
    ['Longer7x', 'Longer7x', undefined],
  ])('%j and %j', (password, confirmPassword, sentence) => {
    expect(typed(password, confirmPassword)).toEqual([sentence, sentence])
  })
})

it('a form refuses a common password before it is sent, and takes another', () => {
  const typed = (password: string) => ({
    name: 'A',
    email: 'a@b.example',
    password,
    confirmPassword: password,
  })
  expect(error(signUpForm, typed('Password1'), 'password')).toBe(
    'This password is too common. Please choose another.',
  )
  expect(signUpForm.safeParse(typed('Waiting7')).success).toBe(true)
  const anew = { newPassword: 'Password1', confirmPassword: 'Password1' }
  expect(error(newPasswordForm, anew, 'newPassword')).toBe(
    'This password is too common. Please choose another.',
  )
})
