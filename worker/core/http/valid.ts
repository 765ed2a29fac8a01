import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import type { AppEnv } from './app.ts'
import { Refusal } from './refusal.ts'
import { notUtf8 } from './request-guard.ts'

const notJson = 'Please send valid JSON.'
const checkInput = 'Please check what you entered.'

// Sentences of the contract are whole sentences; zod's own words about a shape (worded when any module brings its
// locale, bare otherwise) are not for people.
const aboutShape = /^(Invalid (input|option|key|element|[\w ]+:)|Invalid input|Too (big|small)|Unrecognized)/

function sentenceOf(issue: z.core.$ZodIssue): string {
  return aboutShape.test(issue.message) ? checkInput : issue.message
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid', notJson)
  }
}

/** Whether a JSON text escapes half of a surrogate pair: that passes UTF-8, and would be stored as U+FFFD. */
function escapesHalfPair(json: string): boolean {
  const withoutPairs = json.replace(/\\\\/g, ' ').replace(/\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/gi, '')
  return /\\ud[89a-f]/i.test(withoutPairs)
}

/**
 * Validation at the door: the handler gets what the contract's schema made of the body.
 * Refuses with 400 `invalid`, one sentence per field under its path (`party.1.name`).
 */
export function valid<S extends z.ZodMiniType>(schema: S) {
  type Json = { in: { json: z.input<S> }; out: { json: z.output<S> } }
  return createMiddleware<AppEnv, string, Json>(async (context, next) => {
    const text = await context.req.text()
    const body = text === '' ? {} : parsed(text)
    if (escapesHalfPair(text)) throw new Refusal(400, 'invalid', notUtf8)
    const result = schema.safeParse(body)
    if (!result.success) {
      const fields: Record<string, string> = {}
      for (const issue of result.error.issues) fields[issue.path.join('.')] ??= sentenceOf(issue)
      throw new Refusal(400, 'invalid', Object.values(fields)[0] ?? checkInput, { fields })
    }
    context.req.addValidatedData('json', result.data as object)
    await next()
  })
}
