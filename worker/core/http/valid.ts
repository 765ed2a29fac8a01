import { zValidator } from '@hono/zod-validator'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { type FieldError, fieldErrorOf } from '#core/field-errors'
import type { AppEnv } from './app.ts'
import { type ReasonOf, Refusal } from './refusal.ts'

/** True if a JSON text escapes half of a surrogate pair, which would be stored as U+FFFD. */
function escapesHalfPair(json: string): boolean {
  const withoutPairs = json.replace(/\\\\/g, ' ').replace(/\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/gi, '')
  return /\\ud[89a-f]/i.test(withoutPairs)
}

/** Refuses with 400 a text that is not JSON, or that escapes half of a surrogate pair. */
function refuseUnreadable(text: string): void {
  try {
    JSON.parse(text)
  } catch {
    throw new Refusal('not_json')
  }
  if (escapesHalfPair(text)) throw new Refusal('not_utf8')
}

/** A refusal with one error per field, under the field's path (`party.1.name`). */
function invalid(issues: readonly z.core.$ZodIssue[]): Refusal {
  const fields: Record<string, FieldError> = {}
  for (const issue of issues) fields[issue.path.join('.')] ??= fieldErrorOf(issue)
  return new Refusal('invalid', { fields })
}

type Validates<S extends z.ZodMiniType, Target extends 'json' | 'query' | 'param', In> = MiddlewareHandler<
  AppEnv,
  string,
  { in: Record<Target, In>; out: Record<Target, z.output<S>> }
>

/**
 * Validates the JSON body; the handler gets the schema's output from `context.req.valid('json')`. An empty body counts
 * as `{}`. Refuses with 400 `invalid`, one sentence per field.
 */
export function valid<S extends z.ZodMiniType>(schema: S): Validates<S, 'json', z.input<S>> {
  const validate: MiddlewareHandler = zValidator('json', schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })
  return async (context, next) => {
    const text = (await context.req.text()) || '{}'
    refuseUnreadable(text)
    Object.assign(context.req.bodyCache, { text: Promise.resolve(text) })
    return validate(context, next)
  }
}

const firstValues = z.transform((query: Record<string, string | string[]>): unknown =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]])),
)

/**
 * Validates the query; the handler gets the schema's output from `context.req.valid('query')`. Of a name that is
 * repeated the first value counts.
 * @param reason of the refusal: 400 `invalid`
 */
export function validQuery<S extends z.ZodMiniType>(
  schema: S,
  reason: ReasonOf<'invalid'> = 'invalid',
): Validates<S, 'query', { [K in keyof z.input<S>]?: string }> {
  const validate: MiddlewareHandler = zValidator('query', z.pipe(firstValues, schema), (result) => {
    if (!result.success) throw new Refusal(reason)
  })
  return validate
}

/**
 * Validates parameters of the path; the handler gets the schema's output from `context.req.valid('param')`.
 * @param refusal makes what is thrown when they do not fit
 */
export function validParam<S extends z.ZodMiniType>(
  schema: S,
  refusal: () => Refusal,
): Validates<S, 'param', { [K in keyof z.input<S>]: string }> {
  const validate: MiddlewareHandler = zValidator('param', schema, (result) => {
    if (!result.success) throw refusal()
  })
  return validate
}
