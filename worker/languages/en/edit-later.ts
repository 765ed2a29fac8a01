// What a guest reads who comes back by the edit link, once something is asked.

export const withdrawWarning =
  'Your whole party is removed, and your places are free for others. To come after all, you would have to answer again.'
export const keepAnswer = 'Keep my answer'
export const withdrawWord = 'Withdraw'
export const notSavedYet = 'You changed something here and did not save it.'
export const saveIt = 'Save it'
export const showSaved = 'Show what is saved'
export const leaveChanged = 'Leave without saving?'
export const leaveWarning = 'You changed something here and did not save it. It is lost when you leave.'
export const keepChanging = 'Stay here'
export const leaveWord = 'Leave without saving'
export const savedMeanwhile = 'Saved in the meantime'
export const keepSaved = 'Keep the saved answer'
export const yourChanges = 'Your changes'
export const keepMine = 'Keep my changes'

export const eraseOffer =
  'If you like, you can remove names, allergies and email address of your party now. What was chosen stays in the count.'
export const eraseWarning =
  'The kitchen will no longer know about your allergies. Names, allergies and email address of your whole party are removed.'
export const keepDetails = 'Keep my details'
export const eraseWord = 'Erase'

export const eraseFailed = 'We could not erase your details. Please try again.'
export const withdrawn = 'Your answer was withdrawn.'
export const withdrawFailed = 'We could not withdraw your answer. Please try again.'
export const changedMeanwhile =
  'This answer was changed somewhere else in the meantime. Which one should be kept?'
