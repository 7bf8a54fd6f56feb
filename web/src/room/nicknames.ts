/** A nickname for who does not want to think of one: fruits, because the bots have the spices. */

const FRUITS = [
  "Mango",
  "Papaya",
  "Guayaba",
  "Granada",
  "Cereza",
  "Mora",
  "Higo",
  "Limón",
  "Coco",
  "Kiwi",
  "Tuna",
  "Uva",
];

export function nickname(chance = Math.random()): string {
  return FRUITS[Math.floor(chance * FRUITS.length)] ?? "";
}
