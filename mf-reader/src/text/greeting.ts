/** The part of the day that a greeting names. @param hour 0 to 23, of the reader's clock */
export function greeting(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
