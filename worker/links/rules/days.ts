/** Days after the meal until which a link opens the page. */
export const openAfterMealDays = 7
/** The same after the closing, where no day of the meal is given. */
export const openAfterClosingDays = 30
