import { expect, it } from 'vitest'
import { signIn } from '../account/shape/account.ts'
import { confirmsAccount } from '../account/shape/deletion.ts'
import { signUp } from '../account/shape/new-password.ts'
import { canonicalEmail } from './email.ts'

it.each([
  ['ann@example.com', 'ann@example.com'],
  [' Ann@EXAMPLE.com ', 'ann@example.com'],
  ['ann@münchen.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@MÜNCHEN.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@mu\u0308nchen.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@xn--mnchen-3ya.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@XN--MNCHEN-3YA.EXAMPLE', 'ann@xn--mnchen-3ya.example'],
  ['ann@straße.example', 'ann@xn--strae-oqa.example'],
  ['ann@例え.テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['ann@例え。テスト.example', 'ann@xn--r8jz45g.xn--zckzah.example'],
  ['ann@ｅｘａｍｐｌｅ.com', 'ann@example.com'],
  ['ann@mail.münchen.example', 'ann@mail.xn--mnchen-3ya.example'],
  ['jürgen@münchen.example', 'jürgen@xn--mnchen-3ya.example'],
  ['JÜRGEN@example.com', 'jürgen@example.com'],
  ['ju\u0308rgen@example.com', 'jürgen@example.com'],
  ['用户@example.com', '用户@example.com'],
])('%j is the account %j', (typed, address) => {
  expect(canonicalEmail(typed)).toBe(address)
  expect(canonicalEmail(address)).toBe(address)
  expect(signIn.parse({ email: typed, password: 'Longer7x' }).email).toBe(address)
  expect(signUp.parse({ name: 'Ann', email: typed, password: 'Longer7x' }).email).toBe(address)
  expect(confirmsAccount(typed, address)).toBe(true)
})

it.each([
  ['a path behind the domain', 'ann@münchen.example/x.y'],
  ['a question behind the domain', 'ann@münchen.example?x.y'],
  ['a domain that is percent-encoded in part', 'ann@mü%63.example'],
  ['a number for its last label', 'ann@münchen.1'],
  ['no domain', 'ann@'],
  ['no name', '@münchen.example'],
])('an address with %s is none', (_, email) => {
  const { error } = signIn.safeParse({ email, password: 'Longer7x' })
  expect(error?.issues[0]?.message).toBe('Please enter a valid email address')
})

it('another domain is another account', () => {
  expect(confirmsAccount('ann@münchen.example', 'ann@munchen.example')).toBe(false)
})
