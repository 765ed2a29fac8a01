// Parts needed once somebody has a need and there are dishes: one file.

export { CourseNeeds, DishNeeds } from './dish-needs.tsx'
export { DishWish } from './dish-wish.tsx'
export { PartyNotices, PersonNotices } from './review-notices.tsx'
