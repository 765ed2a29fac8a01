// A preview of the guest's form: a planner's own, or the example that anybody may try.

export const tryingIt = 'Trying it as a guest. Nothing is stored.'
export const tried = 'This is how a guest’s answer looks once it is sent. Nothing was stored.'
export const declineTried = 'Here a guest tells you that they cannot come. You are only trying it.'
export const startAgain = 'Start again'
export const backToMenu = 'Back to your menu'
/** At the end of the example that anybody may try. */
export const startYourOwn = 'Start planning your own'
