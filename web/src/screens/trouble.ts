/** What went wrong, said to the person in one sentence. */

import { Unanswered } from "../net/api";
import type { Answer } from "../net/link";
import { notice } from "../state/notice.svelte";
import { say } from "../words/words.svelte";

/** What the server answers; if it does not, the person is told why. */
export async function attempt<Answered>(asked: Promise<Answered>): Promise<Answered | undefined> {
  try {
    return await asked;
  } catch (trouble) {
    notice.show({ text: say(`problem-${trouble instanceof Unanswered ? trouble.code : "fault"}`) });
    return undefined;
  }
}

/** Whether a command was done; if not, the person is told why. */
export async function done(asked: Promise<Answer>): Promise<boolean> {
  const answer = await asked;
  if (answer.type === "refused") notice.show({ text: say(`refused-${answer.code}`) });
  return answer.type === "accepted";
}
