import { type ResponseDraft, withChoice, withPerson } from './rules/response-draft.ts'

/** Value of a field of the form. `checked` is a radio button's. */
type FormField = { type: string; name: string; value: string; checked?: boolean }

/**
 * Merges the changes that were made in the form before hydration into a draft.
 * @param form the form in the document
 * @param rendered the draft with which the form was rendered
 */
export function mergePrehydration<T extends ResponseDraft>(
  form: HTMLFormElement | null,
  rendered: ResponseDraft,
  draft: T,
): T {
  const fields = [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  )
  return mergeFields(fields, rendered, draft)
}

/** Merges changes in the fields of the form, as `mergePrehydration` does. */
export function mergeFields<T extends ResponseDraft>(
  fields: FormField[],
  rendered: ResponseDraft,
  draft: T,
): T {
  let result = draft
  for (const field of fields) {
    if (field.type === 'radio') {
      const [, digits, category] = /^p(\d+)-(.+)$/.exec(field.name) ?? []
      const index = Number(digits)
      const person = result.party[index]
      if (!field.checked || !category || !person) continue
      if (rendered.party[index]?.selections[category] !== field.value)
        result = withPerson(result, index, withChoice(person, category, field.value))
    } else {
      const [, digits, key] = /^party\.(\d+)\.(name|allergies)$/.exec(field.name) ?? []
      const index = Number(digits)
      if (field.name === 'email' && field.value !== rendered.email) result = { ...result, email: field.value }
      else if (key && field.value !== rendered.party[index]?.[key as 'name' | 'allergies'])
        result = withPerson(result, index, { [key]: field.value })
    }
  }
  return result
}
