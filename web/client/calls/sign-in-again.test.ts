import { expect, test } from 'vitest'
import { isAskedAgain, onAskedAgain, settleSignInAgain, signInAgain } from './sign-in-again.ts'

test('nobody is asked where no dialog listens', async () => {
  expect(await signInAgain()).toBe(false)
  expect(isAskedAgain()).toBe(false)
})

test.each([true, false])('every refused call waits for the one answer: %j', async (signedIn) => {
  const states: boolean[] = []
  const off = onAskedAgain(() => states.push(isAskedAgain()))
  const calls = [signInAgain(), signInAgain()]
  expect(isAskedAgain()).toBe(true)
  settleSignInAgain(signedIn)
  expect(await Promise.all(calls)).toEqual([signedIn, signedIn])
  expect(states).toEqual([true, false])
  off()
})

test('a later call asks again', async () => {
  const off = onAskedAgain(() => undefined)
  const first = signInAgain()
  settleSignInAgain(false)
  const second = signInAgain()
  settleSignInAgain(true)
  expect([await first, await second]).toEqual([false, true])
  off()
})
