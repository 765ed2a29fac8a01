// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused =
  'Bu etkinlik şu anda durdurulmuş. Bütün yanıtlar saklanıyor. Lütfen organizatörle görüşün.'
