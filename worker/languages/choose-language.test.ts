import { expect, it } from 'vitest'
import { askedLanguage, chooseLanguage } from './choose-language.ts'

const chosen = (query: string, cookies = '', accepts = '', pseudo = true) =>
  chooseLanguage({ search: new URLSearchParams(query), cookies, accepts }, pseudo)

it.for<[why: string, query: string, cookies: string, accepts: string, language: string]>([
  ['nothing is said', '', '', '', 'en'],
  ['the address asks', 'lang=en-XA', '', '', 'en-XA'],
  ['the address asks in other letters', 'lang=EN-xa', '', '', 'en-XA'],
  ['the cookie keeps it', '', 'answered=A; lang=en-XA', '', 'en-XA'],
  ['the browser asks', '', '', 'en-XA,en;q=0.5', 'en-XA'],
  ['the address goes before the cookie', 'lang=en', 'lang=en-XA', '', 'en'],
  ['the cookie goes before the browser', '', 'lang=en', 'en-XA', 'en'],
  ['an unknown one of the address is skipped', 'lang=xx', 'lang=en-XA', '', 'en-XA'],
  ['an unknown one of the cookie is skipped', '', 'lang=%00', 'en-XA', 'en-XA'],
  ['a cookie whose name only ends like it is none', '', 'slang=en-XA', '', 'en'],
  ['the most wanted of the browser wins', '', '', 'en;q=0.5, en-XA;q=0.9', 'en-XA'],
  ['one that the browser refuses is skipped', '', '', 'en-XA;q=0', 'en'],
  ['a kind of English is English', '', '', 'en-GB, en-XA;q=0.9', 'en'],
  ['a language that nobody offers yet is skipped', '', '', 'ja, *;q=0.1', 'en'],
  ['what is no header is skipped', '', '', ';;q=x,,=', 'en'],
])('chooses where %s', ([, query, cookies, accepts, language]) => {
  expect(chosen(query, cookies, accepts)).toBe(language)
})

it('offers the pseudo-language only where it is on', () => {
  expect(chosen('lang=en-XA', 'lang=en-XA', 'en-XA', false)).toBe('en')
})

it('tells which language an address asks for, to keep it', () => {
  const asked = (query: string, pseudo = true) => askedLanguage(new URLSearchParams(query), pseudo)
  expect(asked('lang=en-xa')).toBe('en-XA')
  expect([asked(''), asked('lang=xx'), asked('lang=en-XA', false)]).toEqual([undefined, undefined, 'en'])
})
