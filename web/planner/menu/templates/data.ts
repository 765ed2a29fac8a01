import { menuIdLength, randomId } from '#core/ids'
import type { MenuTemplate, NewTemplate, TemplateSummary } from '#templates/shape/template'
import { api, callApi } from '../../../client/calls/api.ts'
import type { Draft } from '../draft/draft.ts'

/** The planner's templates, by name. */
export async function readTemplates(): Promise<TemplateSummary[]> {
  const { templates } = await callApi((options) => api['menu-templates'].$get({}, options))
  return templates
}

/** Keeps the menu of an event. */
export async function keepMenu(eventId: string, json: NewTemplate): Promise<void> {
  await callApi((options) =>
    api.events[':id'].menu.templates.$post({ param: { id: eventId }, json }, options),
  )
}

export async function renameTemplate(id: string, name: string): Promise<void> {
  await callApi((options) =>
    api['menu-templates'][':template'].$put({ param: { template: id }, json: { name } }, options),
  )
}

export async function deleteTemplate(id: string): Promise<void> {
  await callApi((options) => api['menu-templates'][':template'].$delete({ param: { template: id } }, options))
}

/** A template's menu, to be added to an event's under ids of its own. */
export async function draftOfTemplate(id: string): Promise<Draft> {
  const { categories } = await callApi((options) =>
    api['menu-templates'][':template'].$get({ param: { template: id } }, options),
  )
  return draftOf(categories)
}

function draftOf(categories: MenuTemplate['categories']): Draft {
  return categories.map(({ name = '', required, items }) => ({
    id: randomId(menuIdLength),
    name,
    ...(required && { required }),
    existing: false,
    items: items.map((item) => ({ ...item, id: randomId(menuIdLength) })),
  }))
}
