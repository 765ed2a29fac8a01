import { accounts } from '../../dev/accounts.ts'
import { direct } from '../../dev/direct.ts'

// Sign-ins on the real workerd over HTTP: twenty planners at once behind one address; correct ones among a hundred
// made-up ones a second; and an office on one address in real time, where every tenth mistypes first. The test asserts
// who is signed in, and reports how long it takes.
//   node worker/testing/load/sign-ins.ts [people]     an office of 10 in ten seconds unless told; 300 in five minutes
const office = Number(process.argv[2] ?? 10)
const perSecond = 100
const mostNonsense = 12 * perSecond
const { password } = accounts.planner

const { address: server, origin, stop } = await direct('.local/sign-ins')

type Person = { email: string; device: string }
type Answer = { status: number; seconds: number; device: string }

const fresh = () => crypto.randomUUID()
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const slowest = (answers: Answer[]) => Math.max(...answers.map(({ seconds }) => seconds)).toFixed(1)
const passed = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  // A keep-alive connection may close just as it is used, and on a busy machine a new one may wait for longer than its
  // ten seconds. The request is then sent once more, as browsers do.
  for (let tries = 1; ; tries++)
    try {
      return await fetch(server + path, init)
    } catch (error) {
      if (tries === 6) throw error
    }
}

async function signIn(email: string, typed: string, address: string, device = ''): Promise<Answer> {
  const begun = performance.now()
  const headers = { 'cf-connecting-ip': address, ...(device && { cookie: device }) }
  const response = await post('/api/auth/sign-in/email', { email, password: typed }, headers)
  await response.text()
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='))
  const seconds = (performance.now() - begun) / 1000
  return { status: response.status, seconds, device: set?.split(';')[0] ?? '' }
}

/** Planners who have signed in before, each in a browser of their own. */
async function planners(count: number): Promise<Person[]> {
  const people: Person[] = []
  for (const _ of many(count)) {
    const email = `${fresh()}@example.com`
    await (await post('/__local/planner', { email })).text()
    people.push({ email, device: (await signIn(email, password, fresh())).device })
  }
  return people
}

function expect(held: boolean, words: string): void {
  if (!held) throw new Error(words)
}

async function twentyAtOnce(people: Person[]): Promise<void> {
  for (const known of [false, true]) {
    const address = fresh()
    const answers = await Promise.all(
      people.map(({ email, device }) => signIn(email, password, address, known ? device : '')),
    )
    const how = `${people.length} at once behind one address, ${known ? 'with' : 'without'} their device cookies`
    console.log(`${how}: ${passed(answers)} in, the last after ${slowest(answers)} s`)
    expect(passed(answers) === people.length, `${how}: not all got in`)
  }
}

/** Two correct sign-ins a second, amid attempts for unknown addresses, each from a client address of its own. */
async function amongNonsense(people: Person[], known: boolean): Promise<number> {
  const nonsense: Promise<Answer>[] = []
  // Ended by itself: where each answer takes its time, more and more of them would wait.
  const ticks = setInterval(() => {
    if (nonsense.length < mostNonsense) nonsense.push(signIn(`${fresh()}@example.com`, 'Wrong123', fresh()))
  }, 1000 / perSecond)
  await sleep(1_000)
  const answers = await Promise.all(
    people.map(async ({ email, device }, index) => {
      await sleep(index * 500)
      return signIn(email, password, fresh(), known ? device : '')
    }),
  )
  clearInterval(ticks)
  const refused = (await Promise.all(nonsense)).filter(({ status }) => status === 503).length
  console.log(
    `${passed(answers)} of ${people.length} right ones ${known ? 'with' : 'without'} their device cookies among ` +
      `${nonsense.length} nonsense ones (${refused} refused), the last after ${slowest(answers)} s`,
  )
  return passed(answers)
}

async function wholeOffice(known: Person[]): Promise<void> {
  const address = fresh()
  const people = [...known, ...(await planners(Math.max(0, office - known.length)))].slice(0, office)
  const begun = performance.now()
  const answers = await Promise.all(
    people.map(async ({ email }, index) => {
      await sleep(office * 1000 * Math.random())
      if (index % 10 === 0) await signIn(email, `${password}x`, address)
      return signIn(email, password, address)
    }),
  )
  const took = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(
    `an office of ${office} on one address: ${passed(answers)} in within ${took} s, the slowest after ${slowest(answers)} s`,
  )
  expect(passed(answers) === office, 'not all of the office got in')
}

try {
  const people = await planners(20)
  await twentyAtOnce(people)
  const ten = people.slice(0, 10)
  expect((await amongNonsense(ten, true)) >= 9, 'nonsense keeps known browsers out')
  // The negative control: without their cookies the same people are refused.
  expect((await amongNonsense(ten, false)) < 9, 'this is no attack')
  await wholeOffice(people)
} finally {
  await stop()
}
