import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from '#core/hash'
import { applyChanges } from '../testing/factories/apply-changes.ts'
import { makeDinner } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import { canonical } from './rules/canonical.ts'
import { diff, withoutErased } from './rules/diff.ts'
import type { IssuedSheet } from './shape/issued.ts'
import '../testing/property-seed.ts'

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('answer' as const), need: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('edit' as const), which: fc.nat(9), need: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('withdraw' as const), which: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('issue' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Lives a history through the API, and reads every sheet at its end. */
async function sheetsAfter(steps: readonly Step[]): Promise<IssuedSheet[]> {
  const { event, beef, bass, mainId, issue, read } = await makeDinner()
  const tokens: string[] = []
  const numbers: number[] = []
  const party = (dish: string, need: boolean) => [
    {
      ...{ name: 'Ana', allergies: '', selections: { [mainId]: dish } },
      ...(need && { needs: [{ what: 'peanuts', how: 'allergy' }], consent: true }),
    },
  ]
  for (const one of steps) {
    const token = 'which' in one ? tokens[one.which % Math.max(tokens.length, 1)] : undefined
    if (one.does === 'answer') {
      const sent = { submissionId: crypto.randomUUID(), party: party(beef, one.need) }
      const answered = await call('POST', `/api/codes/${event.eventCode}/responses`, sent)
      expect(answered.status).toBe(201)
      tokens.push((await answered.json<{ editToken: string }>()).editToken)
    } else if (one.does === 'issue') {
      const issued = await issue()
      expect(issued.status).toBe(201)
      numbers.push((await issued.json<{ number: number }>()).number)
    } else if (token && one.does === 'edit') {
      // One who has a need is named by its id: a need moves to nobody else.
      const own = await call('GET', `/api/responses/${token}`)
      const { response } = await own.json<{ response: { party: { id?: string }[] } }>()
      const id = response.party[0]?.id
      const [person] = party(bass, one.need)
      const changed = await call('PUT', `/api/responses/${token}`, {
        party: [{ ...person, ...(id && { id }) }],
      })
      expect(changed.status).toBe(200)
    } else if (token) {
      expect((await call('DELETE', `/api/responses/${token}`)).ok).toBe(true)
      tokens.splice(tokens.indexOf(token), 1)
    }
  }
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  return Promise.all(numbers.map((number) => read<IssuedSheet>(`/sheets/${number}`)))
}

const runs = Number(env.D1_HISTORIES ?? 5)
/** Time limit of a history on a busy machine; a quiet one needs a second. */
const busySeconds = 30

it(
  'whatever happens, each sheet is as issued, differences lead from one to the next, and no special guest’s number names two',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const sheets = await sheetsAfter([...steps, { does: 'issue' }])
        const whose = new Map<number, string>()
        for (const [at, { sheet, asIssued, hash }] of sheets.entries()) {
          expect(asIssued).toBe(true)
          expect(await sha256(canonical(sheet.body))).toBe(hash)
          const next = sheets[at + 1]
          if (next) expect(applyChanges(diff(sheet, next.sheet), sheet)).toEqual(withoutErased(next.sheet))
          for (const { special, responseId, personId } of sheet.lines) {
            const person = `${responseId}/${personId}`
            expect(special).not.toBeNull()
            expect(whose.get(special ?? 0) ?? person).toBe(person)
            whose.set(special ?? 0, person)
          }
        }
      }),
      { numRuns: runs },
    )
  },
  runs * busySeconds * 1000,
)
