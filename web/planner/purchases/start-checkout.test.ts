import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../client/calls/api.ts'
import { startCheckout } from './start-checkout.ts'

const answering = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body))

afterEach(() => vi.unstubAllGlobals())

it('a checkout leads to the address that the server gives', async () => {
  answering({ url: 'https://cards.example/pay/1' })
  expect(await startCheckout('event', '100')).toBe('https://cards.example/pay/1')
})

it.each([{}, { url: '' }, { url: null }])(
  'a checkout answered with %j fails in words and leads nowhere',
  async (body) => {
    answering(body)
    const error = await startCheckout('event', '100').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).message).toBe('Failed to start checkout. Please try again.')
  },
)
