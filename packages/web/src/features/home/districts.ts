import { districts, zoneNames, zones } from "@damadum/domain";

/** Every 구, 시 and 군 as a choice under its region. */
export const districtOptions = zoneNames.flatMap((zone) => {
  const { label: region } = zones[zone];
  return districts[zone].map((name) => ({
    value: `${zone} ${name}`,
    label: `${region} ${name}`,
    group: region,
  }));
});
