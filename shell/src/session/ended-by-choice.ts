let chosen = false;

/** Whether the session that ended was ended by the person, in this tab. */
export const endedByChoice = () => chosen;
export const noteChoice = (byChoice: boolean) => {
  chosen = byChoice;
};
