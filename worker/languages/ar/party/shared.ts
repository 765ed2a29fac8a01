import { figure } from '../writing.ts'

// Errors of a person’s fields, where a party is typed.

export const leadNameRequired = 'يُرجى كتابة اسمك'
export const allergiesTooLong = 'يُرجى الاكتفاء بأقل من 500 حرف عن الحساسية'

/** 'Guest 2 name is required' for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `يُرجى كتابة اسم الضيف ${figure(index + 1)}`
}
