// A form with unsaved changes, or changed elsewhere too.

export const formChanged =
  'This was changed in the meantime, in another tab or by someone else. Please choose what to keep.'

export const whichOne = 'Which one should be kept?'
export const whichOneAbout = 'This was changed in the meantime, in another tab or by someone else.'
export const keepYours = 'Yours'
export const leftEmpty = 'Empty'
export const saveChosen = 'Save'
export const yes = 'Yes'
export const no = 'No'

/** The label of a field that may be left empty. */
export function optional(label: string): string {
  return `${label} (Optional)`
}

// A dialog in which something was typed and not saved is about to be closed.

export const closeUnsaved = 'Discard your changes?'
export const closeUnsavedAbout = 'What you typed here is not saved.'
export const keepEditing = 'Keep editing'
export const discard = 'Discard'
