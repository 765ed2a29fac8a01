import { type Answer, choosing, withPerson } from './answer.ts'

/**
 * Merges what a person typed or picked before the script arrived into an answer. Fields that still hold what was
 * rendered change nothing.
 * @param form as it stands in the document
 * @param rendered the answer the form was rendered with
 * @param answer what to merge it into
 */
export function mergePrehydration<T extends Answer>(
  form: HTMLFormElement | null,
  rendered: Answer,
  answer: T,
): T {
  let result = answer
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      const [, at, category] = /^p(\d+)-(.+)$/.exec(field.name) ?? []
      const index = Number(at)
      const person = result.party[index]
      if (!field.checked || !category || !person) continue
      if (rendered.party[index]?.selections[category] !== field.value)
        result = withPerson(result, index, choosing(person, category, field.value))
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const [, at, key] = /^party\.(\d+)\.(name|allergies)$/.exec(field.name) ?? []
      const index = Number(at)
      if (field.name === 'email' && field.value !== rendered.email) result = { ...result, email: field.value }
      else if (key && field.value !== rendered.party[index]?.[key as 'name' | 'allergies'])
        result = withPerson(result, index, { [key]: field.value })
    }
  }
  return result
}
