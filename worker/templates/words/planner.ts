import { templateNameMax, templatesMax } from '../../templates/rules/limits.ts'

// Menus that a planner keeps as templates.

export const templateNameRequired = 'Please name the template'
export const templateNameTooLong = `Please keep the name under ${templateNameMax} characters`

// Refusals
export const templateNotFound = 'This template is not there any more.'
export const templateEmpty = 'The menu has no dishes yet: there is nothing to keep.'
export const templateLimit = `You keep ${templatesMax} templates, which is the most. Delete one you no longer need.`
