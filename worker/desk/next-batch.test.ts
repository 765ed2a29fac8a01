import { expect, it } from 'vitest'
import { partyOf } from '../testing/factories.ts'
import type { Ticket } from './commands.ts'
import { nextBatch } from './next-batch.ts'

const content = { email: null, party: partyOf(1) }
const submit = (id: string): Ticket => ({
  kind: 'submit',
  id,
  hash: '',
  tokenHash: '',
  content,
  by: null,
  at: 1,
})
const edit = (response: string, by: string | null = null): Ticket => ({
  ...{ kind: 'edit', response, version: null, content, by, at: 1 },
})
const remove = (response: string, by: string | null): Ticket => ({
  ...{ kind: 'remove', response, erase: by === null, by, at: 1 },
})

function batches(...tickets: Ticket[]): Ticket[][] {
  let waiting = tickets.map((ticket) => ({ ticket, bytes: 1 }))
  const all: Ticket[][] = []
  while (waiting.length > 0) {
    const taken = nextBatch(waiting)
    all.push(taken.map(({ ticket }) => ticket))
    waiting = waiting.filter((one) => !taken.includes(one))
  }
  return all
}

it('takes what waits by arrival, fifty at most', () => {
  const tickets = Array.from({ length: 120 }, (_, index) => submit(`r${index}`))
  expect(batches(...tickets)).toEqual([tickets.slice(0, 50), tickets.slice(50, 100), tickets.slice(100)])
})

it('takes 80,000 bytes at most, and one alone however large it is', () => {
  const sizes = [50_000, 30_000, 1, 90_000, 1].map((bytes, index) => ({ ticket: submit(`r${index}`), bytes }))
  expect(nextBatch(sizes)).toEqual(sizes.slice(0, 2))
  expect(nextBatch(sizes.slice(3))).toEqual(sizes.slice(3, 4))
})

it('lets a second one about the same response wait, and not those behind it', () => {
  const [first, second, other] = [edit('t1'), edit('t1'), edit('t2')]
  expect(batches(first, second, other)).toEqual([[first, other], [second]])
})

it('never mixes what guests change by their link with what the planner changes by id: both may be one response', () => {
  const [withdraws, deletes, answers, corrects] = [
    remove('t1', null),
    remove('r1', 'planner'),
    submit('r2'),
    edit('r3', 'planner'),
  ]
  expect(batches(withdraws, deletes, answers, corrects)).toEqual([
    [withdraws, answers],
    [deletes, corrects],
  ])
})
