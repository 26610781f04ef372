/** The part of the day for the greeting. @param hour 0 to 23, local time of the reader */
export function greeting(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
