let chosen = false;

/** Whether the reader ended the session in this tab. */
export const endedByChoice = () => chosen;
export const noteChoice = (byChoice: boolean) => {
  chosen = byChoice;
};
