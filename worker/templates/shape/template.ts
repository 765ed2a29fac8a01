import * as z from 'zod/mini'
import { clientUuid, line } from '../../core/shapes.ts'
import type { AddedCategory } from '../../menu/shape/menu.ts'
import { templateNameMax } from '../rules/limits.ts'
import { templateNameRequired, templateNameTooLong } from '../words/planner.ts'

/** Another name for a template. */
export const templateName = z.object({
  name: line(templateNameRequired, templateNameMax, templateNameTooLong),
})

/** A template to keep. The page draws its id: sent again, it names the same template. */
export const newTemplate = z.extend(templateName, { id: clientUuid })
export type NewTemplate = z.infer<typeof newTemplate>

/** A template as the list shows it. */
export type TemplateSummary = { id: string; name: string; courses: number; dishes: number }

/** A template with its menu. The ids in it are its own, never those of a menu. */
export type MenuTemplate = { id: string; name: string; categories: AddedCategory[] }
