// A planner's trial of the guest's form.

export const tryAsGuest = 'Try it as a guest'
export const tryingIt = 'Trying it as a guest. Nothing is stored.'
export const tried = 'This is how a guest’s answer looks once it is sent. Nothing was stored.'
export const startAgain = 'Start again'
export const backToMenu = 'Back to your menu'
export const nothingToTry = 'There is nothing to choose yet. Add a dish to your menu first.'
export const declineTried = 'Here a guest tells you that they cannot come. You are only trying it.'
