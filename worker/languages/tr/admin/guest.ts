// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'Bu etkinlik geçici olarak durduruldu. Bütün yanıtlar saklanıyor. Lütfen organizatörle görüşün.'
