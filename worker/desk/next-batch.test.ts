import { expect, it } from 'vitest'
import { type Actor, guestActor } from '#core/actor'
import { partyOf } from '../testing/factories/party-factories.ts'
import { nextBatch } from './next-batch.ts'
import type { ReceivedCommand } from './shape.ts'

const planner: Actor = { kind: 'planner', id: 'planner' }
const content = { email: null, party: partyOf(1) }
const submit = (id: string): ReceivedCommand => ({
  kind: 'submit',
  id,
  hash: '',
  tokenHash: '',
  content,
  actor: guestActor,
  at: 1,
})
const edit = (response: string, actor: Actor = guestActor): ReceivedCommand => ({
  ...{ kind: 'edit', responseKey: response, version: null, content, actor, at: 1 },
})
const remove = (response: string, actor: Actor): ReceivedCommand => ({
  ...{ kind: 'remove', responseKey: response, erase: actor.kind === 'guest', actor, at: 1 },
})

function batches(...commands: ReceivedCommand[]): ReceivedCommand[][] {
  let waiting = commands.map((command) => ({ command, bytes: 1 }))
  const all: ReceivedCommand[][] = []
  while (waiting.length > 0) {
    const taken = nextBatch(waiting)
    all.push(taken.map(({ command }) => command))
    waiting = waiting.filter((one) => !taken.includes(one))
  }
  return all
}

it('takes waiting commands by arrival, at most fifty', () => {
  const commands = Array.from({ length: 120 }, (_, index) => submit(`r${index}`))
  expect(batches(...commands)).toEqual([commands.slice(0, 50), commands.slice(50, 100), commands.slice(100)])
})

it('takes at most 80,000 bytes, or one command of any size', () => {
  const sizes = [50_000, 30_000, 1, 90_000, 1].map((bytes, index) => ({
    command: submit(`r${index}`),
    bytes,
  }))
  expect(nextBatch(sizes)).toEqual(sizes.slice(0, 2))
  expect(nextBatch(sizes.slice(3))).toEqual(sizes.slice(3, 4))
})

it('leaves a second command about the same response waiting, but not those behind it', () => {
  const [first, second, other] = [edit('t1'), edit('t1'), edit('t2')]
  expect(batches(first, second, other)).toEqual([[first, other], [second]])
})

it('never mixes changes by guests with changes by planners, since both may name the same response', () => {
  const [withdraws, deletes, answers, corrects] = [
    remove('t1', guestActor),
    remove('r1', planner),
    submit('r2'),
    edit('r3', planner),
  ]
  expect(batches(withdraws, deletes, answers, corrects)).toEqual([
    [withdraws, answers],
    [deletes, corrects],
  ])
})
