/** The calendar day of a moment in a time zone, as `2026-11-21`. @param timeZone that of the device unless given */
export const calendarDay = (moment: Date, timeZone?: string | null): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: timeZone ?? undefined }).format(moment);
