// What a form says that was changed and not saved, or that was changed elsewhere too.

export const formChanged =
  'This was changed meanwhile, in another tab or by somebody else. Please choose what to keep.'

// A dialog in which something was typed and not saved is about to be closed.

export const closeUnsaved = 'Discard your changes?'
export const closeUnsavedAbout = 'What you typed here is not saved.'
export const keepEditing = 'Keep editing'
export const discard = 'Discard'
