import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { failedJourneys, failedUnits, whatFailed } from './what-failed.ts'

const unit = (
  status: string,
  ...tests: { fullName: string; status: string; failureMessages: string[] }[]
) => ({
  name: resolve('worker/some.test.ts'),
  status,
  message: 'Cannot find module',
  assertionResults: tests,
})

it('a run without a failure names nothing', () => {
  const passed = unit('passed', { fullName: 'adds', status: 'passed', failureMessages: [] })
  expect(whatFailed(failedUnits(JSON.stringify({ testResults: [passed] })))).toBe('')
})

it('a failed test is named with its file and the first line of its message, without colours', () => {
  const failed = unit('failed', {
    fullName: 'adds',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at some.test.ts:1:1'],
  })
  expect(whatFailed(failedUnits(JSON.stringify({ testResults: [failed] })))).toBe(
    '\nWhat failed:\n- worker/some.test.ts: adds\n  expected 1 to be 2',
  )
})

it('a file that does not load is named, as is a report that was not written', () => {
  expect(failedUnits(JSON.stringify({ testResults: [unit('failed')] }))).toEqual([
    { name: 'worker/some.test.ts', why: 'Cannot find module' },
  ])
  expect(failedUnits(null)).toHaveLength(1)
  expect(failedJourneys('report.json', null)).toEqual([{ name: 'report.json', why: 'was not written' }])
})

it('browser tests of inner suites are named, and those that needed a second try', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ error: { message } }, {}] }],
  })
  const inner = {
    specs: [spec('fails', 'unexpected', 'Error: gone'), spec('wavers', 'flaky', 'Error: late')],
  }
  const report = { suites: [{ suites: [inner], specs: [spec('holds', 'expected', '')] }] }
  expect(failedJourneys('', JSON.stringify(report))).toEqual([
    { name: 'a.spec.ts: fails', why: 'Error: gone' },
    { name: 'a.spec.ts: wavers (passed at its second try)', why: 'Error: late' },
  ])
})

it('forty failures are named at most, and the others counted', () => {
  const many = Array.from({ length: 43 }, (_, index) => ({ name: `test ${index}`, why: 'broken' }))
  const lines = whatFailed(many).split('\n')
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(40)
  expect(lines.at(-1)).toBe('and 3 more')
})
