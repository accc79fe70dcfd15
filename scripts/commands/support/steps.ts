/** Runs a step of a command. Prints its name, then how it ended and how long it took. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const end = (mark: string): void => console.log(`${mark} ${name} (${seconds(performance.now() - start)})`);
  console.log(`▸ ${name}`);
  try {
    const result = await work();
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

/** Formats a duration in milliseconds for people: `0.4 s`, `2 min 05 s`. */
export function seconds(milliseconds: number): string {
  const total = milliseconds / 1000;
  if (total < 60) return `${total.toFixed(1)} s`;
  const whole = Math.round(total);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
