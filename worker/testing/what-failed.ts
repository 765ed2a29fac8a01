import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test or step that failed, and its message. */
type Failed = { name: string; why: string }
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Outcome[] }[] }
type Outcome = { status: string; results: { error?: { message?: string } }[] }
type Unit = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/** Most failures that are named. */
const mostNamed = 40

/**
 * Tests in workerd and Node that failed.
 * @param report Vitest's JSON; null where none was written
 */
export function failedUnits(report: string | null): Failed[] {
  if (report === null) return [{ name: 'tests in workerd and Node', why: 'left no report' }]
  const { testResults } = JSON.parse(report) as { testResults: Unit[] }
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter((one) => one.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [{ name: file, why: message }]
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      why: failureMessages[0] ?? '',
    }))
  })
}

/**
 * Browser tests that failed, and those that needed a second try.
 * @param path where the report should be
 * @param report Playwright's JSON; null where none was written
 */
export function failedJourneys(path: string, report: string | null): Failed[] {
  if (report === null) return [{ name: path, why: 'was not written' }]
  const inside = ({ suites = [], specs = [] }: Suite): Failed[] => [
    ...suites.flatMap(inside),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => ({
          name: `${file}: ${title}${status === 'flaky' ? ' (passed at its second try)' : ''}`,
          why: results.find(({ error }) => error)?.error?.message ?? status,
        })),
    ),
  ]
  return inside(JSON.parse(report) as Suite)
}

/** The names and first lines of what failed, forty at most; empty where nothing did. */
export function whatFailed(failed: Failed[]): string {
  if (failed.length === 0) return ''
  const more = failed.length - mostNamed
  return [
    '\nWhat failed:',
    ...failed.slice(0, mostNamed).map(({ name, why }) => `- ${name}\n  ${firstLineOf(why)}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}

/** The first line of a message, without colours. */
function firstLineOf(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n')[0]?.slice(0, 200) ?? ''
}
