/** What went wrong, said to the person in one sentence. */

import { Unanswered } from "../net/api";
import type { Answer } from "../net/link";
import { notice } from "../state/notice.svelte";
import type { Refused } from "../wire";
import { has, say } from "../words/words.svelte";

/** The sentence for what was thrown: by its code, whether the server gave it, the rules or this device; and when to try again. */
export function sentenceOf(trouble: unknown): string {
  const code = trouble instanceof Error && "code" in trouble ? String(trouble.code) : "";
  const seconds = trouble instanceof Unanswered ? trouble.retry : 0;
  return has(`problem-${code}`) ? say(`problem-${code}`, { seconds }) : say("problem-fault");
}

/** The sentence for a refusal of the table, and when to try again where that is known. */
export const refusal = (refused: Refused): string => say(`refused-${refused.code}`, { seconds: refused.retry ?? 0 });

/** What is answered; if it is not, the person is told why. */
export async function attempt<Answered>(asked: Promise<Answered>): Promise<Answered | undefined> {
  try {
    return await asked;
  } catch (trouble) {
    notice.show({ text: sentenceOf(trouble) });
    return undefined;
  }
}

/** Whether a command was done; if not, the person is told why. */
export async function done(asked: Promise<Answer>): Promise<boolean> {
  const answer = await asked;
  if (answer.type === "refused") notice.show({ text: refusal(answer) });
  return answer.type === "accepted";
}
