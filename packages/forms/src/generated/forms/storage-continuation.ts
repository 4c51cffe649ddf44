// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"storage-continuation_consent","type":"object","additionalProperties":false,"required":["payment_id","monthly_amount"],"properties":{"payment_id":{"title":"결제 수단","x-required-message":"결제 수단을 골라 주세요.","type":"string","format":"uuid"},"monthly_amount":{"type":"integer","minimum":0,"maximum":1000000000,"title":"유료 전환 동의","x-required-message":"유료로 이어서 보관하는 데 동의해 주세요."}}};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage-continuation_consent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.monthly_amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monthly_amount"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_id") || (key0 === "monthly_amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.payment_id !== undefined){
let data0 = data.payment_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/payment_id",schemaPath:"#/properties/payment_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/payment_id",schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.monthly_amount !== undefined){
let data1 = data.monthly_amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/monthly_amount",schemaPath:"#/properties/monthly_amount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/monthly_amount",schemaPath:"#/properties/monthly_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/monthly_amount",schemaPath:"#/properties/monthly_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"storage-continuation_consent": check0,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { BillingKeyWidget } from "../../patterns/billing-key/billing-key-widget.tsx";
import { ChargeConsentWidget } from "../../patterns/charge-consent/charge-consent-widget.tsx";

export const compiled: CompiledForm = {
  version: "AkPh KJmI niT-",
  validators,
  widgets: { billingKey: BillingKeyWidget, chargeConsent: ChargeConsentWidget },
  fields: {  },
};
