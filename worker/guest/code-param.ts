import * as z from 'zod/mini'
import { Refusal } from '#core/http/refusal'
import { validParam } from '#core/http/valid'
import { isCode } from '#events/rules/code'

/** Validates the code of the path and makes it upper case. Refuses with 400 `bad_code`. */
export const codeParam = validParam(
  z.object({ code: z.string().check(z.toUpperCase(), z.refine(isCode)) }),
  () => new Refusal('bad_code'),
)
