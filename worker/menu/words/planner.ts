import { figure } from '../../core/figures.ts'
import type { Mark } from '../rules/dish.ts'
import { noneName } from './shared.ts'

export const categoryNotFound = 'Category not found.'
export const itemNotFound = 'Item not found.'
/** To who has a category or a dish open that somebody else removes. */
export const removedMeanwhile = (name: string) => `${name} was removed from the menu in the meantime.`
/** To who has a dish's form open that somebody else removes. */
export const dishRemoved = (name: string) =>
  `${name} was removed from the menu in the meantime. What you typed is still here, to copy it.`

/** The planner's ways to a menu: adding dishes one after another, many at once, moving and copying them. */

/** Ends a form that stays for the next dish. */
export const done = 'Done'
/** Said once a dish is stored; the form waits for the next one. */
export function itemAdded(name: string): string {
  return `${name} added.`
}
/** Heads the dishes that were added since the form was opened. */
export const addedSoFar = 'Added so far'
/** Leads the form to the next category. */
export function onTo(category: string): string {
  return `Next: ${category}`
}
/** Below the form: how it is used without a mouse. */
export const enterAdds = 'Enter adds the dish and keeps the form open for the next one. Escape closes it.'

/** Below the checkbox of each mark. */
export const markHints: Record<Mark, string> = {
  forChildren:
    'Offered to children first, and counted separately in the kitchen. To have guests asked who is a child, go to Kitchen.',
}

/** Offered on a menu that is being begun; a tap adds the category. */
export const suggestedCategories = ['Starter', 'Main', 'Dessert']
export const suggestionsAbout = 'Tap what you serve:'
export const addAllThree = 'Add all three'
export function addSuggested(category: string): string {
  return `Add ${category}`
}

/** 12 dishes in 4 categories; either may be none. */
export function menuCount(dishes: number, categories: number): string {
  const ofDishes = `${figure(dishes)} ${dishes === 1 ? 'dish' : 'dishes'}`
  const ofCategories = `${figure(categories)} ${categories === 1 ? 'category' : 'categories'}`
  if (categories === 0) return ofDishes
  return dishes === 0 ? ofCategories : `${ofDishes} and ${ofCategories}`
}
/** Said once they are stored. @param count as `menuCount` words it */
export function addedToMenu(count: string): string {
  return `${count} added.`
}
/** The button that stores what is previewed. @param count as `menuCount` words it */
export function addToMenu(count: string): string {
  return `Add ${count}`
}

/** The menu in other languages, for guests. */
export const translationsTitle = 'Translations'

export const pasteMenu = 'Paste a Menu'
export const pasteLabel = 'Your menu, one dish a line'
export const pasteHint =
  'Paste it as it is, with each dish and each category on its own line, and a dash between a dish and its description. Enter starts a new line; Ctrl+Enter opens the preview, where you can correct everything before it is added.'
/** Opens the dialog again with what was pasted and not added. */
export const goOnPasting = 'Continue with Your Pasted Menu'
export const previewHint =
  'Choose what each line is. Bullets, numbers and prices are already removed. Ctrl+Enter adds everything.'
/** Kind of a pasted line. */
export const lineKindNames = {
  course: 'Category',
  dish: 'Dish',
  description: 'Description',
  out: 'Left out',
}
export function lineIs(text: string): string {
  return `What is “${text}”?`
}
export const noDishAbove = 'There is no dish above this line.'
/** Beside the way to an upgrade, where there is one. */
export function categoriesDoNotFit(wanted: number, max: number): string {
  return `That makes ${figure(wanted)} categories, and your event has room for ${figure(max)}. What you pasted stays here.`
}
export const pasteExample = 'Main:\nBeef fillet - red wine jus\nRisotto - wild mushrooms'
export const nothingToAdd = 'There is no dish in these lines yet.'
export const preview = 'Preview'
export const backToLines = 'Back to the lines'

export const categoryLabel = 'Category'
export const dishLabel = 'Dish'
export const dishDescriptionLabel = 'Description'
export const alreadyThere = 'Already on your menu'
export const isNew = 'New'
export const leaveOut = 'Leave out'
export const listedTwice = 'This dish is listed twice in this category.'
/** The button that takes away all that the limits do not allow. */
export function leaveOutExcess(lines: number): string {
  return `Leave out ${figure(lines)} that ${lines === 1 ? 'does' : 'do'} not fit`
}
/** Above the preview: how many lines have to be looked at before anything is added. */
export function linesToMend(lines: number): string {
  return lines === 1 ? '1 line needs a look.' : `${figure(lines)} lines need a look.`
}
export const tooMuchAtOnce = 'This is too much to add at once. Leave some out and add them afterwards.'

export const fromEarlierEvent = 'Start from an Earlier Event'
export const earlierEvent = 'Earlier event'
export const chooseEvent = 'Choose an event'
export const noEarlierEvent = 'None of your other events has a menu yet.'
/** One of one's events in the list to choose from. */
export function eventWithMenu(title: string, day: string, dishes: number): string {
  return `${title} · ${day} · ${menuCount(dishes, 0)}`
}

/** Beside a limit that is reached: where it can be raised, and where it is the most there is. */
export function allCategoriesUsed(max: number): string {
  return `Your menu has all ${max} categories. That is a finished menu.`
}
export function allItemsUsed(max: number): string {
  return `This category has all ${max} dishes.`
}

/** Refusal of a move: responses name the dish in its category. */
export const dishStays =
  'Guests have chosen this dish here, so it stays. You can copy it to the other category.'
/** The same with how many they are. @param chosen the sentence that says so */
export function dishStaysBecause(chosen: string): string {
  return `${chosen} It stays here; you can copy it to another category.`
}
export const moveOrCopy = 'Move or Copy'
export const moveOrCopyItem = 'Move or Copy Menu Item'
export const toCategory = 'To the category'
export const moveThere = 'Move'
export const copyThere = 'Copy'
export const copyCategory = 'Copy'
export const noOtherCategory = 'There is no other category yet. Add one first.'
export function movedTo(name: string, category: string): string {
  return `${name} is now in ${category}.`
}
export function copiedTo(name: string, category: string): string {
  return `${name} is now in ${category}, too.`
}
/** The name of a copy of a category. */
export function copyName(name: string, nth: number): string {
  return `${name} (${nth})`
}

/** Said at a category that came when guests had answered already. */
export function answeredWithout(guests: number): string {
  return guests === 1
    ? '1 guest has answered without it.'
    : `${figure(guests)} guests have answered without it.`
}
export const lateOpen =
  'They can still choose with their edit link until the deadline. Send them a message, or edit or delete the category.'
export const lateClosed =
  'The event has closed. Ask them and correct their responses, or edit or delete the category.'
export const copyMessage = 'Copy a message'
export const messageCopied = 'Message copied to clipboard'
/** The message to guests who answered before a category was there. */
export function lateMessage(category: string, title: string, deadline: string, url: string): string {
  return `${category} is new on the menu of ${title}. Please open your edit link, or ${url} on the device you answered with, and choose by ${deadline}.`
}

export const noMenuItemsAdded = 'No Menu Items Added Yet'

export const itemNameLabel = 'Item Name'
export const itemDescriptionLabel = 'Description'
export const categoryNameLabel = 'Category Name'
/** The checkbox of a category in which everybody has to answer, and its hint. */
export const categoryRequired = 'Guests must choose here'
export const categoryRequiredAbout = `Each guest picks a dish, or “${noneName}”. Responses you already have stay as they are.`
/** Shown on such a category's card. */
export const categoryIsRequired = 'Guests must choose'
export function categoryAdded(name: string): string {
  return `${name} was added.`
}

export const categoryNameRequired = 'Category name is required'
export const categoryNameTooLong = 'Name must be less than 50 characters'
export const categoryNameCharacters = 'Category name contains invalid characters'
export const itemNameRequired = 'Item name is required'
export const itemNameTooLong = 'Name must be less than 100 characters'
export const itemNameCharacters = 'Item name contains invalid characters'

/** Said when a category more than the event's limit is asked for. */
export function categoryLimitReached(limit: number): string {
  return `You have reached the maximum limit of ${limit} categories per event.`
}

/** Said when an item more than a category's limit is asked for. */
export function itemLimitReached(limit: number): string {
  return `You have reached the maximum limit of ${limit} items per category.`
}
export const deleteCategoryAsked =
  'Are you sure you want to delete this category? All items in this category will also be deleted.'
export const deleteItemAsked = 'Are you sure you want to delete this menu item?'
export const menuMovedOn = 'The menu was changed somewhere else. This is how it looks now.'

/** Said before something that guests chose is deleted; empty when nobody did. */
export function chosenBy(guests: number): string {
  if (guests === 0) return ''
  return guests === 1 ? '1 guest has chosen this.' : `${figure(guests)} guests have chosen this.`
}
