export const invited = 'ندعوك إلى اختيار طعامك'
export const theOrganizer = 'منظّم المناسبة'
