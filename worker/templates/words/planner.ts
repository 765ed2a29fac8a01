import { templateNameMax, templatesMax } from '../../templates/rules/limits.ts'

// Menus that a planner keeps as templates.

export const templateNameRequired = 'Please name the template'
export const templateNameTooLong = `Please keep the name under ${templateNameMax} characters`

// Refusals
export const templateNotFound = 'This template is not there any more.'
export const templateEmpty = 'The menu has no dishes yet: there is nothing to keep.'
export const templateLimit = `You keep ${templatesMax} templates, which is the most. Delete one you no longer need.`

// The dialog of a menu's page
export const templatesTitle = 'Menu Templates'
export const keepMenu = 'Keep this menu as a template'
export const templateName = 'Name of the template'
export const keep = 'Keep Menu'
export const kept = (name: string) => `“${name}” is kept. You can start other menus from it.`
export const yourTemplates = 'Your templates'
export const noTemplates = 'No template yet. Keep the menu of an event, and start the next one from it.'
export const useTemplate = 'Use'
export const renameTemplate = 'Rename'
export const deleteTemplate = 'Delete'
/** Names of the buttons of one template. */
export const templateAct = (act: string, name: string) => `${act} “${name}”`
export const deleteTemplateAsked = (name: string) =>
  `Delete the template “${name}”? Menus that were started from it stay.`
export const templateDeleted = (name: string) => `“${name}” is deleted.`
export const backToTemplates = 'Back to the templates'
