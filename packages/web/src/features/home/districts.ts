import { districts, type Zone, zoneNames, zones } from "@damadum/domain";

/** Every 구, 시 and 군 as a choice under its region. */
export const districtOptions = zoneNames.flatMap((zone) => {
  const { label: region } = zones[zone];
  return districts[zone].map((name) => ({
    value: `${zone} ${name}`,
    label: `${region} ${name}`,
    group: region,
  }));
});

export function zoneOfDistrict(value: string): Zone {
  return zoneNames.find((zone) => value.startsWith(`${zone} `)) ?? "SEOUL";
}

/** The initial choices: nearby districts, as in most moves. */
export const usualMove = { start: "SEOUL 마포구", destination: "SEOUL 성동구" } as const;
