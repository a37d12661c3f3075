export interface Member {
  mail: string;
  word: string;
}
export const members: Member[] = [];
