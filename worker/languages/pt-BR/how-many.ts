import { plural } from './forms.ts'
import { figure } from './writing.ts'

/** A count with its noun: 1 convidado, 3 convidados, 1.000.000 de convidados. */
export function howMany(count: number, one: string, other: string): string {
  return plural(count, {
    one: `${figure(count)} ${one}`,
    many: `${figure(count)} de ${other}`,
    other: `${figure(count)} ${other}`,
  })
}
