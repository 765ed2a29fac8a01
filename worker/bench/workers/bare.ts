import { DurableObject } from 'cloudflare:workers'
import { slow } from './slow.ts'

// The baseline: the least code that does the same work. The Worker has no router, sessions, validation or rules, and
// its tables have no triggers.
type Bare = {
  DB: D1Database
  DESK: DurableObjectNamespace<Desk>
  D1_WAIT?: string
}

type Body = { submissionId: string; party: unknown[] }

const placed = new WeakMap<Bare, D1Database>()

function database(env: Bare): D1Database {
  const known = placed.get(env)
  if (known) return known
  const wait = Number(env.D1_WAIT ?? 0)
  const made = wait > 0 ? slow(env.DB, wait) : env.DB
  placed.set(env, made)
  return made
}

async function insert(env: Bare, { submissionId, party }: Body): Promise<void> {
  await database(env)
    .prepare('insert into bare (id, name, count, party, at) values (?1, ?2, ?3, ?4, ?5)')
    .bind(submissionId, 'Guest', party.length, JSON.stringify(party), Date.now())
    .run()
}

/** Writes a submission unless it was written before. Returns whether it was new. */
async function insertOnce(env: Bare, body: Body): Promise<boolean> {
  const taken = await database(env)
    .prepare('select count from bare where id = ?1')
    .bind(body.submissionId)
    .first<number>('count')
  if (taken === null) await insert(env, body)
  return taken === null
}

/** A desk without rules. `ask` handles one submission at a time: each waits until the one before it is written. */
export class Desk extends DurableObject<Bare> {
  #last: Promise<unknown> = Promise.resolve()

  askAtOnce(body: Body): Promise<boolean> {
    return insertOnce(this.env, body)
  }

  ask(body: Body): Promise<boolean> {
    const mine = this.#last.then(() => insertOnce(this.env, body))
    this.#last = mine.catch(() => undefined)
    return mine
  }
}

const deskOf = (env: Bare, url: URL) => env.DESK.getByName(url.searchParams.get('code') ?? '')

const ways: Record<string, (request: Request, env: Bare, url: URL) => Promise<Response>> = {
  '/read': async (_request, env) =>
    Response.json(await database(env).prepare('select * from one where id = ?1').bind('one').first()),
  '/insert': async (request, env) => {
    const body = await request.json<Body>()
    await insert(env, body)
    return Response.json({ id: body.submissionId }, { status: 201 })
  },
  '/inserts': async (request, env) => {
    const { rows } = await request.json<{ rows: unknown[] }>()
    const one = database(env).prepare(
      'insert into bare (id, name, count, party, at) values (?1, ?2, ?3, ?4, ?5)',
    )
    await database(env).batch(
      rows.map((row) => one.bind(crypto.randomUUID(), 'Guest', 1, JSON.stringify(row), Date.now())),
    )
    return Response.json({ added: rows.length })
  },
  '/serial': async (request, env, url) => {
    const body = await request.json<Body>()
    await deskOf(env, url).ask(body)
    return Response.json({ id: body.submissionId }, { status: 201 })
  },
  '/desk': async (request, env, url) => {
    const body = await request.json<Body>()
    await deskOf(env, url).askAtOnce(body)
    return Response.json({ id: body.submissionId }, { status: 201 })
  },
  '/dump': async (_request, env) => {
    const { results } = await database(env).prepare('select line from dump').all<{ line: string }>()
    return new Response(results.map(({ line }) => line).join(''))
  },
}

export default {
  fetch(request, env) {
    const url = new URL(request.url)
    return ways[url.pathname]?.(request, env, url) ?? new Response(null, { status: 404 })
  },
} satisfies ExportedHandler<Bare>
